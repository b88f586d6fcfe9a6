"""Tests of the package as a wheel has it: python -m unittest discover, with the forecast's folder in MIZAN_FORECAST."""

import concurrent.futures
import gc
import hashlib
import json
import os
import pathlib
import unittest

import mizan

FORECAST = pathlib.Path(os.environ["MIZAN_FORECAST"])
#: What the tool made of the forecast in ar-EG.
EXPECTED = pathlib.Path(os.environ["MIZAN_EXPECTED"])

CARD = '{"schema": 1, "arguments": {"name": "Ada"}, "view": {"Text": "$name", "id": "name"}}'


def forecast() -> mizan.Scene:
    return mizan.Scene(
        (FORECAST / "Forecast.scene.json").read_bytes(),
        {"Localizable.xcstrings": (FORECAST / "Localizable.xcstrings").read_bytes()}, name="Forecast.scene.json")


class LayoutTests(unittest.TestCase):
    def test_bytes_are_those_of_the_tool(self) -> None:
        with forecast() as scene, scene.layout(locale="ar-EG") as layout:
            self.assertEqual(layout.json(), (EXPECTED / "forecast.json").read_bytes())
            self.assertEqual(layout.png(), (EXPECTED / "forecast.png").read_bytes())
            self.assertEqual(layout.width, 390)
            self.assertGreater(layout.height, 500)
            self.assertEqual(layout.diagnostics, [])

    def test_every_option_acts(self) -> None:
        plain = mizan.Scene(CARD).layout().json()
        for options in (
            {"locale": "de"}, {"arguments": {"name": "عائشة \u0000 '\""}}, {"direction": "rtl"}, {"pseudo": ["accented", "double"]},
            {"width": 100}, {"height": 50}, {"scale": 3}, {"text_size": "accessibility5"}, {"appearance": "dark"},
        ):
            with self.subTest(options=options):
                self.assertNotEqual(mizan.Scene(CARD).layout(**options).json(), plain)
                self.assertEqual(
                    mizan.Scene(CARD).layout(mizan.Options(**options)).json(), mizan.Scene(CARD).layout(**options).json())

    def test_threads_get_the_same_bytes(self) -> None:
        scene = forecast()
        with concurrent.futures.ThreadPoolExecutor(4) as threads:
            digests = set(threads.map(lambda _: hashlib.sha256(scene.layout(locale="he").png()).digest(), range(12)))
        self.assertEqual(len(digests), 1)

    def test_draw_commands_are_readable_in_place(self) -> None:
        with forecast().layout(locale="ar-EG").drawing() as drawing:
            self.assertEqual(drawing.width, 390)
            self.assertGreater(len(drawing.commands), 50)
            runs = [drawing.runs[command.item] for command in drawing.commands if command.operation == 2]
            self.assertGreater(len(runs), 30)
            for run in runs:
                self.assertTrue(drawing.fonts[run.font].name.startswith(b"Noto"))
                self.assertLessEqual(run.glyphs.first + run.glyphs.count, len(drawing.glyphs))
            self.assertEqual(len(drawing.pictures), 0)
            for command in drawing.commands:
                self.assertEqual(command.opacity, 1)
                self.assertNotEqual(command.transform.a, 0)


class ErrorTests(unittest.TestCase):
    def test_an_error_has_its_place(self) -> None:
        with self.assertRaises(mizan.MizanError) as caught:
            mizan.Scene('{"schema": 1, "view": {"Txt": "a"}}', name="card.scene.json")
        self.assertEqual(caught.exception.status, mizan.Status.INPUT)
        self.assertEqual(caught.exception.rule, "unknown-view")
        self.assertTrue(str(caught.exception).startswith("card.scene.json:1:24: error: "))

    def test_wrong_calls_are_errors(self) -> None:
        scene = mizan.Scene(CARD)
        for options, status in (
            ({"locale": "!"}, mizan.Status.ARGUMENT), ({"width": -1}, mizan.Status.ARGUMENT),
            ({"text_size": "huge"}, mizan.Status.ARGUMENT), ({"pseudo": ["none"]}, mizan.Status.ARGUMENT),
            ({"arguments": {"nam": "Ada"}}, mizan.Status.INPUT), ({"arguments": []}, mizan.Status.INPUT),
        ):
            with self.subTest(options=options), self.assertRaises(mizan.MizanError) as caught:
                scene.layout(**options)
            self.assertEqual(caught.exception.status, status)
        for options in ({"direction": "up"}, {"appearance": "blue"}, {"locale": "a\0b"}, {"arguments": {"name": float("nan")}}):
            with self.subTest(options=options), self.assertRaises(ValueError):
                scene.layout(**options)
        with self.assertRaises(mizan.MizanError) as caught:
            mizan.Fonts("/nowhere")
        self.assertEqual(caught.exception.status, mizan.Status.FONTS)

    def test_what_is_closed_says_so(self) -> None:
        scene = mizan.Scene(CARD)
        session = scene.session()
        update = session.update()
        layout = update.layout
        update.close()
        scene.close()
        scene.close()
        with self.assertRaisesRegex(ValueError, "this Scene is closed"):
            scene.layout()
        with self.assertRaisesRegex(ValueError, "this Update is closed"):
            layout.json()

    def test_what_nobody_refers_to_stays_while_a_part_of_it_is_used(self) -> None:
        layout = mizan.Scene(CARD).session().update().layout
        commands = layout.drawing().commands
        gc.collect()
        self.assertIn(b"Ada", layout.json())
        self.assertGreater(len(commands), 0)
        self.assertEqual(commands[0].operation, 2)


class SessionTests(unittest.TestCase):
    def test_an_update_says_what_changed(self) -> None:
        scene = forecast()
        with scene.session(locale="ar-EG") as session:
            first = session.update()
            self.assertEqual([(r.x, r.y, r.width) for r in first.dirty], [(0, 0, 390)])
            self.assertTrue(any(path.endswith("title") for path in first.inserted))
            before = session.drawing()
            session.set_options(locale="ar-EG", arguments={"hours": 36})
            update = session.update()
            self.assertTrue(any(path.endswith("rainfall") for path in update.changed))
            self.assertFalse(any(path.endswith("title") for path in update.changed))
            self.assertEqual(update.removed, [])
            self.assertEqual(update.layout.json(), scene.layout(locale="ar-EG", arguments={"hours": 36}).json())
            after = session.drawing()
            self.assertEqual(after.runs[0].identifier, before.runs[0].identifier)
            self.assertGreater(len(after.released_runs), 0)

    def test_an_event_says_what_it_hit(self) -> None:
        scene = mizan.Scene('{"schema": 1, "view": {"Button": {"label": {"Text": "Buy"}}, "id": "buy"}}')
        session = scene.session(width=100, height=50)
        with self.assertRaises(mizan.MizanError) as caught:
            session.tap(1, 1)
        self.assertEqual(caught.exception.status, mizan.Status.EVENT)
        frame = json.loads(session.update().layout.json())["nodes"][0]["frame"]
        response = session.tap(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
        self.assertTrue(response.is_taken)
        self.assertEqual((response.control, response.role), ("buy", "button"))
        self.assertIsNone(session.tap(-9, -9).node)
        self.assertTrue(session.activate("buy").is_taken)
        self.assertFalse(session.scroll(5, 5, delta_y=10).is_taken)
        session.press(5, 5)
        session.drag((5, 5), (20, 20))


if __name__ == "__main__":
    unittest.main()
