/* One scene and one session, used by several threads at once: each gets the same bytes. */
#include <pthread.h>

#include "check.h"

struct share {
    const mizan_scene *scene;
    mizan_session *session;
    mizan_bytes *json;
};

static void *draw(void *context) {
    struct share *share = context;
    mizan_options options = {.size = sizeof options, .locale = "he"};
    for (int round = 0; round < 3; round++) {
        mizan_layout *layout = NULL;
        mizan_bytes *png = NULL;
        mizan_update *update = NULL;
        mizan_bytes_destroy(share->json);
        if (mizan_layout_create(share->scene, NULL, &options, &layout, NULL) != MIZAN_OK
            || mizan_layout_json(layout, &share->json, NULL) != MIZAN_OK
            || mizan_layout_png(layout, &png, NULL) != MIZAN_OK
            || mizan_session_set_options(share->session, &options, NULL) != MIZAN_OK
            || mizan_session_update(share->session, &update, NULL) != MIZAN_OK)
            return NULL;
        mizan_bytes_destroy(png);
        mizan_update_destroy(update);
        mizan_layout_destroy(layout);
    }
    return share;
}

void test_threads(void) {
    enum { count = 4 };
    mizan_scene *scene = forecast();
    mizan_session *session = NULL;
    EXPECT_OK(mizan_session_create(scene, NULL, NULL, &session, &error));
    struct share shares[count];
    pthread_t threads[count];
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    /* As small a stack as programs with many threads give them. */
    pthread_attr_setstacksize(&attributes, 256 * 1024);
    for (int index = 0; index < count; index++) {
        shares[index] = (struct share){scene, session, NULL};
        if (pthread_create(&threads[index], &attributes, draw, &shares[index]) != 0) exit(2);
    }
    for (int index = 0; index < count; index++) {
        void *result = NULL;
        pthread_join(threads[index], &result);
        EXPECT(result != NULL);
        EXPECT(are_equal(shares[index].json, shares[0].json));
    }
    for (int index = 0; index < count; index++) mizan_bytes_destroy(shares[index].json);
    pthread_attr_destroy(&attributes);
    mizan_session_destroy(session);
    mizan_scene_destroy(scene);
}
