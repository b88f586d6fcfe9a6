import Foundation
import MizanLocalization

extension Grammar {
    /// Portuguese, of Brazil and of Portugal; the number's form is by the rule of each.
    ///
    /// Source: C. Cunha, L. Cintra, Nova gramática do português contemporâneo, on nouns and adjectives.
    static let portuguese = Grammar(
        "pt", head: .first,
        words: WordTable.nouns(.masculine, portugueseMasculine, plural: portuguesePlural)
            + WordTable.nouns(.feminine, portugueseFeminine, plural: portuguesePlural)
            + WordTable.words(.person, portuguesePersons, plural: portuguesePlural, forms: portugueseForms)
            + WordTable.words(.adjective, portugueseAdjectives, plural: portuguesePlural, forms: portugueseForms)
            + WordTable.words(.determiner, portugueseDeterminers)
            + WordTable.numbered(.verb, "é:são está:estão foi:foram era:eram estava:estavam será:serão")
            + WordTable.numbered(.presentingVerb, "resta:restam falta:faltam")
            + WordTable.numbered(.auxiliary, "tem:têm tinha:tinham terá:terão tenho temos há havia")
            + WordTable.single(
                .preposition,
                """
                após até com contra de desde durante em entre para per perante por sem sob sobre quem que do da dos das no na nos nas ao à aos às pelo \
                pela pelos pelas
                """)
            + WordTable.single(.conjunction, "e ou")
            + WordTable.words(.pronoun, "ele:ela:eles:elas dele:dela:deles:delas nele:nela:neles:nelas")
            + WordTable.single(.particle, portugueseParticles),
        plural: portuguesePlural, adjective: portugueseForms)

    /// The regular plural. A noun in -ão has -ões, or names another; one in -il says which it is by naming its plural.
    private static let portuguesePlural: @Sendable (String) -> String? = { noun in
        if noun.hasSuffix("ão") { return noun.dropLast(2) + "ões" }
        if noun.hasSuffix("m") { return noun.dropLast() + "ns" }
        for (ending, plural) in [("al", "ais"), ("el", "éis"), ("ol", "óis"), ("ul", "uis")]
        where noun.hasSuffix(ending) {
            return noun.dropLast(2) + plural
        }
        guard let last = noun.last else { return nil }
        // "mês" names its plural; "lápis", "ônibus" and their like stay.
        if last == "s" || last == "x" { return noun }
        if last == "l" { return nil }
        if "rzn".contains(last) { return noun + "es" }
        return noun + "s"
    }

    private static let portugueseForms: @Sendable (String) -> [String] = { word in
        let feminine: String =
            if word.hasSuffix("o"), !word.hasSuffix("ão") {
                word.dropLast() + "a"
            } else if word.hasSuffix("or") {
                word + "a"
            } else {
                word
            }
        return [word, feminine, portuguesePlural(word) ?? "", portuguesePlural(feminine) ?? ""]
    }

    private static let portugueseDeterminers = """
        o:a:os:as um:uma:uns:umas este:esta:estes:estas esse:essa:esses:essas aquele:aquela:aqueles:aquelas meu:minha:meus:minhas teu:tua:teus:tuas \
        seu:sua:seus:suas nosso:nossa:nossos:nossas vosso:vossa:vossos:vossas do:da:dos:das no:na:nos:nas ao:à:aos:às pelo:pela:pelos:pelas \
        outro:outra:outros:outras muito:muita:muitos:muitas pouco:pouca:poucos:poucas todo:toda:todos:todas algum:alguma:alguns:algumas \
        nenhum:nenhuma:nenhuns:nenhumas quanto:quanta:quantos:quantas
        """

    private static let portugueseMasculine = """
        acesso acordo aeroporto ajuste álbum alarme algoritmo almoço andar anexo ano anúncio aparelho aplicativo apartamento apelido arquivo artigo assento assunto atalho atraso autocarro aviso avião bairro banco banho barco \
        barulho beijo bilhete bloco bolo bolso botão brinquedo cabo café cálculo calendário caminho caminhão campo canal cão:cães capítulo caractere cargo carrinho carro cartão caso castelo celular centro certificado cérebro círculo clique código \
        comando comentário comboio componente compromisso computador concerto conflito conselho contato contacto conteúdo contrato controle copo corpo correio curso custo dado dedo defeito dente desconto desejo desenho destino detalhe dia diálogo dicionário dispositivo disco documento dólar edifício efeito \
        elemento endereço ensaio envelope episódio equipamento erro escritório espaço espelho esporte estado estilo estudo euro evento exame exemplo exercício favorito ficheiro filme filtro fim:fins formato formulário fórum fragmento fruto futuro gato gênero gesto gol:gols golo grama gráfico grau grupo horário hotel ícone idioma imposto \
        indicador ingrediente início inseto instante instrumento intervalo item jogo jornal lago lançamento lápis:lápis lar lembrete leite livro limite litro local lugar mapa mar marcador mercado mês:meses metro milhão minuto modelo módulo momento monitor motivo motor mundo muro museu nível:níveis nome número objetivo objeto ônibus:ônibus \
        ovo pacote pagamento painel país:países pão:pães papel parágrafo parâmetro parque passaporte passo pássaro pé pedido período perfil:perfis pires:pires pixel:pixels plano planeta ponto portão porto prato prazo preço prêmio problema processo produto programa projeto quadro quarto quilo quilograma quilômetro recibo recurso registro registo relatório \
        relógio resultado resumo ritmo rio rosto salário saldo segundo selo serviço servidor símbolo sinal sistema site sonho sorriso tamanho teclado telefone telemóvel:telemóveis tema tempo termo teste texto tipo título tomate torneio total trabalho trajeto trem treino triângulo túnel:túneis turno utensílio valor vaso veículo verão:verões vídeo viés vinho vírus:vírus voo voto
        """

    private static let portugueseFeminine = """
        ação agenda ajuda alteração ameaça amostra anotação aplicação aposta área arte assinatura atividade atualização aula autorização avaliação avenida bagagem bala banana bandeja barra base batata bateria bebida biblioteca bicicleta bola bolsa cadeira caixa calçada caloria cama câmera camada camisa campanha caneta canção capa captura cara característica carta \
        carteira casa categoria célula cena cereja cerveja chamada chave chuva cidade classe coisa coleção coluna comida companhia compra condição conexão configuração confirmação consulta conta conversa cópia cor cozinha data década decisão descrição despesa diferença direção distância dor dúvida edição embalagem empresa encomenda entrada entrega equipe equipa escola escolha escova \
        estação estante estrela etapa etiqueta exceção experiência expressão faca família fatura fase favela festa ficha figura fila flor floresta fonte foto fotografia frase fruta função funcionalidade galeria garrafa geração gota grade guia guitarra habilidade história hora ideia ilha imagem impressora informação inscrição instrução interface janela laranja legenda lei leitura letra licença lição ligação linha língua \
        lista loja luz maçã mala mão:mãos máquina marca medalha medida mensagem mensalidade mesa meta metade milha moeda montanha mudança música nação noite nota notícia notificação novidade nuvem observação oferta onda opção operação opinião ordem orelha página palavra pasta parada parede parte partida passagem pausa peça pedra pergunta permissão pessoa pilha pista pizza planta playlist poltrona ponte porta porção posição possibilidade praça praia preferência \
        previsão promoção proposta propriedade prova publicação questão raiz:raízes razão reação receita rede referência região regra relação remessa resposta reserva restrição reunião revisão revista rota roupa rua saída sala salada seção secção seleção semana senha sequência série sessão seta solicitação sugestão tabela tarefa taxa tecla tela televisão temporada tentativa tesoura torre tradução transação transferência \
        transmissão unha unidade uva vaca vaga vantagem variável:variáveis variante velocidade venda verdade versão vez:vezes viagem vida vírgula visita vista visualização vitória vogal voz xícara zona
        """

    private static let portuguesePersons = """
        usuário utilizador amigo aluno filho menino tio primo vizinho funcionário professor doutor autor leitor jogador vendedor comprador escritor editor tradutor trabalhador diretor administrador desenvolvedor organizador colaborador seguidor ganhador \
        cliente:cliente:clientes:clientes estudante:estudante:estudantes:estudantes participante:participante:participantes:participantes visitante:visitante:visitantes:visitantes passageiro convidado assinante:assinante:assinantes:assinantes habitante:habitante:habitantes:habitantes artista:artista:artistas:artistas turista:turista:turistas:turistas \
        colega:colega:colegas:colegas cidadão:cidadã:cidadãos:cidadãs irmão:irmã:irmãos:irmãs campeão:campeã:campeões:campeãs hóspede:hóspede:hóspedes:hóspedes médico inscrito candidato motorista:motorista:motoristas:motoristas cozinheiro enfermeiro
        """

    private static let portugueseAdjectives = """
        aberto adicionado agendado alterado alto amarelo amplo antigo anual aprovado arquivado associado atrasado ativo atual atualizado automático ausente azul baixado baixo barato bem-vindo bloqueado bom:boa:bons:boas bonito branco breve caloroso cancelado cansado caro cheio claro compartilhado completo concluído confirmado conectado conhecido contente copiado correto criado cru:crua:crus:cruas \
        curto dedicado desativado desligado disponível:disponível:disponíveis:disponíveis diário diferente difícil:difícil:difíceis:difíceis digital direto distante duplicado duplo eliminado encontrado enviado errado escolhido escrito escuro especial esgotado estranho exato excluído expirado externo extra:extra:extras:extras fácil:fácil:fáceis:fáceis falso famoso favorito fechado feito feliz final fino fixo forte frio grande grátis:grátis:grátis:grátis gratuito guardado ignorado igual \
        ilimitado importado importante impresso inativo incluído incorreto inscrito instalado interno interessado inteiro inválido jovem leve lento lido limpo listado livre local longo lotado marcado mau:má:maus:más melhor:melhor:melhores:melhores menor:menor:menores:menores mensal modificado moderno movido natural necessário normal novo obrigatório obtido oculto ocupado oficial opcional ordenado pago partilhado parado passado pendente pequeno perdido permitido pesado \
        pessoal planejado popular possível:possível:possíveis:possíveis preferido preto previsto primeiro principal privado programado pronto próprio próximo publicado público quebrado quente rápido real realizado rebaixado recebido recente recomendado recuperado registrado relacionado removido repetido requerido reservado respondido restante rico rosa:rosa:rosas:rosas roxo salvo seguinte seguro selecionado semanal simples:simples:simples:simples sobrante só:só:sós:sós solicitado sujo superior:superior:superiores:superiores \
        inferior:inferior:inferiores:inferiores anterior:anterior:anteriores:anteriores posterior:posterior:posteriores:posteriores interior:interior:interiores:interiores exterior:exterior:exteriores:exteriores maior:maior:maiores:maiores total traduzido triste último único urgente usado útil:útil:úteis:úteis válido vazio velho vencido vendido verde verdadeiro verificado vermelho visível:visível:visíveis:visíveis visto vivo móvel:móvel:móveis:móveis alemão:alemã:alemães:alemãs português:portuguesa:portugueses:portuguesas \
        inglês:inglesa:ingleses:inglesas francês:francesa:franceses:francesas espanhol:espanhola:espanhóis:espanholas
        """

    private static let portugueseParticles = """
        agora ainda ali amanhã antes apenas aqui assim bem cá cedo como depois és hoje já lá lhe mais mas me menos mesmo muito nada não nem nunca onde ontem ou perto quando quase se sempre seja si sim somente também tampouco \
        tão tarde te tudo você vocês ti
        """
}
