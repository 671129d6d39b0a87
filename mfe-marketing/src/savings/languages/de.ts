import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Sparkonto",
  description:
    "Ein Sparkonto, das mit {savingsOpeningDeposit} eröffnet wird. Die ersten {savingsFreeWithdrawals} Abhebungen im Monat kosten keine Strafgebühr. Skizzieren Sie, wie sich regelmäßiges Einzahlen summiert.",
  heading: "Legen Sie es dorthin, wo Sie nicht darüber stolpern.",
  lead: "Ein eigener Platz für Geld mit einem Zweck. Wird mit {savingsOpeningDeposit} eröffnet, bleibt in Reichweite und lässt Sie heran, wenn es sein muss.",
  action: "Sparkonto eröffnen",
  glance1: "Ersteinzahlung",
  glance1Value: "{savingsOpeningDeposit}",
  glance2: "Abhebungen ohne Strafgebühr",
  glance2Value: "Die ersten {savingsFreeWithdrawals} im Monat",
  glance3: "Einzahlungen",
  glance3Value: "So oft Sie möchten",
  glance4: "Auf Ihr Girokonto",
  glance4Value: "Sofort",
  part1: "Für wen es ist",
  part1Text:
    "Für Menschen, die besser sparen, wenn das Geld aus den Augen ist: für drei Monatsmieten, einen Kurs, ein Dach. Wenn Sie vom Konto Rechnungen zahlen oder jede Woche Geld bewegen, nehmen Sie das Girokonto. Es kennt keine Grenze für Abhebungen.",
  part2: "Die Regel für Abhebungen",
  part2Text:
    "Die ersten {savingsFreeWithdrawals} Abhebungen im Kalendermonat kosten keine Strafgebühr. Geld, das Sie auf Ihr eigenes Girokonto bewegen, zählt als eine. Einzahlungen zählen nie: Zahlen Sie ein, so oft Sie möchten.",
  part3: "Behalten Sie es im Blick",
  part3Text:
    "Das Konto hat seine eigene Liste von Umsätzen, nach Monaten, mit Suche nach Referenz. Ihre Übersicht zeigt es neben Ihren anderen Konten und zählt sie zusammen, verborgen, bis Sie danach fragen.",
  sketchTitle: "Sehen Sie, wie es sich summiert",
  sketchText:
    "Stellen Sie einen Monatsbetrag und eine Zeit ein. Wir nennen hier keinen Zinssatz, deshalb beginnt die Skizze bei null Prozent; geben Sie einen Satz ein, wenn Sie vergleichen möchten.",
  sketchDeposit: "Monatlicher Betrag",
  sketchYears: "Jahre",
  sketchRate: "Jahreszins zum Vergleichen, in Prozent",
  sketchRateHint: "Ihre Angabe, kein Angebot",
  sketchTotal: { one: "Nach {count} Jahr hätten Sie", other: "Nach {count} Jahren hätten Sie" },
  sketchYearCount: { one: "{count} Jahr", other: "{count} Jahre" },
  sketchPaidIn: "Eingezahlt",
  sketchGrowth: "Zuwachs zu Ihrem Satz",
  sketchRateWrong:
    "Bitte geben Sie einen Satz von 0 bis {limit} ein, zum Beispiel 1,5. Er darf bis zu drei Nachkommastellen haben.",
  sketchBalance: "Guthaben",
  sketchPicture: "Wie die Ersparnisse Jahr für Jahr wachsen",
  sketchTable: "Als Tabelle ansehen",
  sketchYear: "Jahr",
  sketchYearTick: "Jahr {year}",
  sketchNote:
    "Eine Skizze zum Planen. Der Zuwachs wird monatlich zum eingegebenen Satz verzinst; Steuern bleiben außen vor.",
  stepsTitle: "So eröffnen Sie es",
  step1: "Registrieren",
  step1Text:
    "Ihr Name, Ihre E-\u2060Mail-Adresse und ein Passwort. Sind Sie schon Kunde, überspringen Sie diesen Schritt.",
  step2: "Sparkonto wählen",
  step2Text: "Wir eröffnen das Konto neben denen, die Sie haben.",
  step3: "{savingsOpeningDeposit} einzahlen",
  step3Text: "Bewegen Sie es sofort vom Girokonto oder senden Sie es von einer anderen Bank.",
  question1: "Was zählt als Abhebung?",
  question1Answer:
    "Alles, was das Konto verlässt: eine Überweisung auf Ihr Girokonto, an andere Kunden oder an eine andere Bank.",
  question2: "Kann ich zu einem Sparkonto eine Karte haben?",
  question2Answer: "Ja, aber jede Kartenzahlung ist eine Abhebung. Wir empfehlen, Karten zum Girokonto zu bestellen.",
  question3: "Brauche ich auch ein Girokonto?",
  question3Answer: "Nein. Es hilft, denn Geld zwischen eigenen Konten zu bewegen ist kostenlos und geschieht sofort.",
} satisfies Catalogue<typeof english>;
