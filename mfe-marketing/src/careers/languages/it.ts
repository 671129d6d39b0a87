import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Lavorare con noi",
  description:
    "Posizioni aperte in {bank}: ingegneria, design, assistenza, rischio e operazioni. Come lavoriamo e come candidarsi.",
  heading: "Costruisca la parte che porta il peso.",
  lead: "Una banca è fatta soprattutto di promesse mantenute nei giorni qualunque. Cerchiamo persone a cui piace mantenerle: con cura, insieme e con parole che un cliente capirebbe.",
  part1: "Come lavoriamo",
  part1Text:
    "Piccoli gruppi rispondono di ciò che costruiscono, dal primo schizzo alla notte in cui si rompe. Scriviamo le decisioni, rivediamo il lavoro gli uni degli altri e preferiamo un sistema noioso che regge a uno brillante che forse regge. A nessuno si chiede di fare l’eroe due volte per lo stesso guasto.",
  rolesTitle: "Posizioni aperte",
  rolesText: "Tutte le posizioni sono a tempo pieno. Ci dica se le serve una soluzione diversa.",
  role1: "Ingegneria backend, libro mastro",
  role1Team: "Ingegneria",
  role1Text:
    "Si occupa della parte che muove il denaro: bonifici, scritture e le prove che i conti tornano. Conosce bene SQL e diffida di un test che non è mai fallito.",
  role2: "Ingegneria frontend, banca online",
  role2Team: "Ingegneria",
  role2Text:
    "Costruisce le schermate che le persone vedono ogni giorno. Ha a cuore le tastiere, i lettori di schermo, i telefoni lenti e la frase dentro il messaggio di errore.",
  role3: "Design di prodotto",
  role3Team: "Design",
  role3Text:
    "Trasforma una regola in un modulo che non ha bisogno di istruzioni. Disegna, scrive e osserva le persone mentre lo usano.",
  role4: "Specialista di assistenza clienti",
  role4Team: "Assistenza",
  role4Text:
    "Risponde alle persone nel momento in cui si preoccupano per il denaro. Scrive con chiarezza, mantiene la calma e dice ai gruppi di prodotto che cosa continua a non funzionare. I turni coprono giorno e notte.",
  role5: "Analista del credito",
  role5Team: "Rischio",
  role5Text:
    "Legge le domande di mutuo casa, prestito personale e prestito per lo studio, decide quanto è giusto prestare e spiega un rifiuto in modo che sia utile.",
  role6: "Addetto o addetta alle operazioni di pagamento",
  role6Team: "Operazioni",
  role6Text:
    "Segue i bonifici verso altre banche finché non sono regolati e trova quelli che non lo sono. Le piacciono gli elenchi che finiscono vuoti.",
  stepsTitle: "Come candidarsi",
  step1: "Ci scriva",
  step1Text:
    "Usi il modulo di contatto. Indichi la posizione e ci racconti una cosa che ha costruito, riparato o spiegato bene.",
  step2: "Parliamone",
  step2Text: "Un’ora con due persone del gruppo. Le domande le fa lei quanto noi.",
  step3: "Una prova",
  step3Text:
    "Un breve lavoro vero che facciamo insieme. Poi riceve la nostra risposta, in un senso o nell’altro, con le ragioni.",
  part2: "Chi vorremmo conoscere",
  part2Text:
    "Chiunque sappia fare il lavoro. Valutiamo le candidature in base al lavoro, adattiamo i colloqui quando lo chiede e non ci servono una foto o una data di nascita.",
  apply: "Candidati con il modulo di contatto",
} satisfies Catalogue<typeof english>;
