import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Kreditkarte",
  description:
    "Eine Kreditkarte mit effektivem Jahreszins ab {creditCardApr} und einem Kreditscore von mindestens {creditCardMinimumScore}. Ausstellung {cardIssuanceFee}, Lieferung in {creditCardDelivery} Werktagen.",
  heading: "Eine Weile leihen, zu Bedingungen, die Sie gelesen haben.",
  lead: "Eine Kreditkarte für Ausgaben, die vor dem Geld kommen. Der effektive Jahreszins beginnt bei {creditCardApr}, und die Bedingungen stehen auf dieser Seite.",
  action: "Kreditkarte beantragen",
  glance1: "Effektiver Jahreszins",
  glance1Value: "Ab {creditCardApr}",
  glance2: "Mindest-Kreditscore",
  glance2Value: "{creditCardMinimumScore}",
  glance3: "Ausstellungsgebühr",
  glance3Value: "{cardIssuanceFee}, einmalig",
  glance4: "Lieferung",
  glance4Value: "{creditCardDelivery} Werktage",
  part1: "Für wen sie ist",
  part1Text:
    "Für Menschen, die in wenigen Wochen zurückzahlen können und den Spielraum dazwischen brauchen: ein früh gebuchter Flug, eine Reparatur, eine Kaution, die zurückkommt. Sie brauchen einen Kreditscore von mindestens {creditCardMinimumScore}. Wer über Jahre zurückzahlen will, sieht sich besser zuerst einen Privatkredit an.",
  part2: "Was der Jahreszins hier bedeutet",
  part2Text:
    "Der effektive Jahreszins ist, was Leihen im Jahr kostet. Unserer beginnt bei {creditCardApr}; Ihr Satz steht im Vertrag, bevor Sie ihn annehmen. Zur Vorstellung: Ein Saldo, den Sie einen Monat lang tragen, kostet etwa ein Zwölftel des Jahreszinses.",
  part3: "Im Online-Banking",
  part3Text:
    "Die Karte hat ihre eigene Liste von Zahlungen. Sie können Nummer und Sicherheitscode anzeigen, die Karte auf dem Bildschirm umdrehen und sie bei Verlust mit Ihrer PIN vernichten.",
  stepsTitle: "So beantragen Sie sie",
  step1: "Score prüfen",
  step1Text:
    "Wir setzen {creditCardMinimumScore} oder mehr voraus. Der Score in Ihrer Übersicht ist eine Veranschaulichung und kein Score einer Auskunftei.",
  step2: "Im Online-Banking bestellen",
  step2Text:
    "„Karten“, dann „Karte bestellen“, dann „Kreditkarte“. Bestätigen Sie die Gebühr von {cardIssuanceFee} mit Ihrer PIN.",
  step3: "Erhalten",
  step3Text: "Die Plastikkarte kommt in {creditCardDelivery} Werktagen.",
  question1: "Warum dauert die Lieferung länger als bei einer Debitkarte?",
  question1Answer:
    "Eine Kreditkarte wird geprüft, bevor sie hergestellt wird. Das kostet einige Tage: {creditCardDelivery} Werktage statt {debitCardDelivery}.",
  question2: "Was, wenn mein Score unter {creditCardMinimumScore} liegt?",
  question2Answer:
    "Für eine Debitkarte gibt es keinen Mindestscore. Eine Kreditkarte können Sie später beantragen, wenn Ihr Score gestiegen ist.",
  question3: "Kann ich jederzeit aufhören, sie zu benutzen?",
  question3Answer:
    "Ja. Wer die Karte vernichtet, hält neue Zahlungen sofort auf. Was Sie schulden, bleibt zurückzuzahlen.",
} satisfies Catalogue<typeof english>;
