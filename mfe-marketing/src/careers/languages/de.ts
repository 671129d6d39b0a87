import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Karriere",
  description:
    "Offene Stellen bei {bank}: Entwicklung, Gestaltung, Kundenservice, Risiko und Betrieb. Wie wir arbeiten und wie Sie sich bewerben.",
  heading: "Bauen Sie den Teil, der die Last trägt.",
  lead: "Eine Bank besteht vor allem aus Versprechen, die an gewöhnlichen Tagen gehalten werden. Wir suchen Menschen, die das gern tun: sorgfältig, gemeinsam und in Worten, die Kunden verstehen.",
  part1: "Wie wir arbeiten",
  part1Text:
    "Kleine Teams verantworten, was sie bauen, von der ersten Skizze bis zur Nacht, in der es ausfällt. Wir schreiben Entscheidungen auf, lesen gegenseitig unsere Arbeit und ziehen ein langweiliges System, das hält, einem klugen vor, das vielleicht hält. Niemand muss wegen desselben Fehlers zweimal zum Helden werden.",
  rolesTitle: "Offene Stellen",
  rolesText: "Alle Stellen sind in Vollzeit. Sagen Sie uns, wenn Sie etwas anderes brauchen.",
  role1: "Backend-Entwicklung, Hauptbuch",
  role1Team: "Entwicklung",
  role1Text:
    "Sie betreuen den Teil, der Geld bewegt: Überweisungen, Buchungen und die Beweise, dass die Bücher stimmen. Sie kennen SQL gut und misstrauen einem Test, der noch nie fehlgeschlagen ist.",
  role2: "Frontend-Entwicklung, Online-Banking",
  role2Team: "Entwicklung",
  role2Text:
    "Sie bauen die Bildschirme, die Menschen jeden Tag sehen. Tastaturen, Screenreader, langsame Telefone und der Satz in der Fehlermeldung sind Ihnen wichtig.",
  role3: "Produktgestaltung",
  role3Team: "Gestaltung",
  role3Text:
    "Sie machen aus einer Regel ein Formular, das keine Anleitung braucht. Sie zeichnen, Sie schreiben, und Sie sehen zu, wie Menschen es benutzen.",
  role4: "Kundenbetreuung",
  role4Team: "Kundenservice",
  role4Text:
    "Sie antworten Menschen in dem Augenblick, in dem sie sich um Geld sorgen. Sie schreiben klar, bleiben ruhig und sagen den Produktteams, was immer wieder schiefgeht. Die Schichten decken Tag und Nacht ab.",
  role5: "Kreditanalyse",
  role5Team: "Risiko",
  role5Text:
    "Sie lesen Anträge auf Haus-, Privat- und Bildungskredite, entscheiden, was fair zu verleihen ist, und erklären eine Ablehnung so, dass sie weiterhilft.",
  role6: "Zahlungsabwicklung",
  role6Team: "Betrieb",
  role6Text:
    "Sie verfolgen Überweisungen an andere Banken, bis sie abgewickelt sind, und finden die, bei denen das nicht geschieht. Sie mögen Listen, die leer enden.",
  stepsTitle: "So bewerben Sie sich",
  step1: "Schreiben Sie uns",
  step1Text:
    "Nutzen Sie das Kontaktformular. Nennen Sie die Stelle und erzählen Sie von einer Sache, die Sie gebaut, repariert oder gut erklärt haben.",
  step2: "Sprechen",
  step2Text: "Eine Stunde mit zwei Menschen aus dem Team. Sie fragen so viel wie wir.",
  step3: "Ausprobieren",
  step3Text:
    "Ein kurzes Stück echter Arbeit, das wir zusammen machen. Danach hören Sie von uns, so oder so, mit Gründen.",
  part2: "Von wem wir hören möchten",
  part2Text:
    "Von allen, die die Arbeit können. Wir beurteilen Bewerbungen nach der Arbeit, passen Gespräche auf Wunsch an und brauchen weder Foto noch Geburtsdatum.",
  apply: "Über das Kontaktformular bewerben",
} satisfies Catalogue<typeof english>;
