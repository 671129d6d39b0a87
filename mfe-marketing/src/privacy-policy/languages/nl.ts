import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Privacyverklaring",
  description: "Wat {bank} van u weet, waarom, hoe lang, wie het nog meer ziet en wat u ons kunt vragen.",
  heading: "Privacy\u00adverklaring",
  lead: "We bewaren wat een bank nodig heeft om op uw geld te passen, en niet meer. Deze pagina zegt wat dat is.",
  part1: "Wie verantwoordelijk is",
  part1Text:
    "{bank} bepaalt hoe uw gegevens worden gebruikt en staat daarvoor in. Deze verklaring geldt voor de openbare website, online bankieren en de berichten die u met ons wisselt. Voor alles over uw gegevens bereikt u ons via de contactpagina.",
  part2: "Wat we bewaren",
  part2Text:
    "Uw profiel: voor- en achternaam, e-mailadres, bank-ID, de taal waarin u het laatst inlogde en, als u ze geeft, postadres en postcode. Uw rekeningen, kaarten en transacties, met bedragen, tijden, referenties, omschrijvingen en de rekening van de andere kant. Uw berichten aan ons. Een register van veiligheidsgebeurtenissen, zoals inloggen en wijzigingen van wachtwoord of pincode, met het netwerkadres waar elk vandaan kwam. De soorten browsers waarmee u inlogde, in een bewerkte vorm, zodat we u een nieuwe kunnen melden.",
  part3: "Wat we niet kunnen lezen",
  part3Text:
    "Uw wachtwoord en uw pincode zijn alleen opgeslagen in een bewerkte vorm die we kunnen controleren maar niet teruglezen. Eenmalige codes werken één keer en vervallen dan. Kaartnummers en beveiligingscodes zijn versleuteld opgeslagen en worden alleen aan u getoond, wanneer u erom vraagt.",
  part4: "Waarom we het gebruiken",
  part4Text:
    "Om uw rekeningen te voeren en uw opdrachten uit te voeren. Om zeker te weten dat u het bent. Om fraude te merken en te stoppen. Om uw berichten te beantwoorden. Om de administratie te voeren die de wet van banken vraagt. We gebruiken uw transacties niet om u iets te verkopen, en niemand betaalt ons voor uw gegevens.",
  part5: "Wie het nog meer ziet",
  part5Text:
    "De bank die uw overboeking ontvangt, ziet wat ze nodig heeft om bij te schrijven: uw naam, rekening, bedrag en omschrijving. Overheden krijgen gegevens als de wet ons verplicht. Bedrijven die voor ons computers beheren of post bezorgen, werken volgens onze aanwijzingen en mogen uw gegevens niet voor zichzelf gebruiken.",
  part6: "Cookies en opslag",
  part6Text:
    "Eén cookie onthoudt de taal die u koos en een andere het thema, elk een jaar lang. Als we een nieuwe versie van een pagina uitproberen, houdt een derde u ten hoogste een jaar op dezelfde versie: die bevat een willekeurig getal en niets over u. De opslag van uw browser bewaart uw thema, uw weergavevaluta, of u sneltoetsen van één toets hebt uitgezet en, zolang u bent ingelogd, de sleutel van uw sessie en het tijdstip van uw laatste handeling. Uiterlijk tot het tabblad wordt gesloten, bewaart die ook de pagina waarvoor u moest inloggen, een kenmerk van wie het laatst was ingelogd, het nummer van een overboeking of kaartbestelling waarvan de afloop nog niet bekend is, met de kenmerken van de kaarten die er waren, en, terwijl u inlogt of een wachtwoord opnieuw instelt, het adres of de bank-ID die u typte. We plaatsen geen reclame- of volgcookies, en op onze pagina’s draait geen script van een ander bedrijf.",
  part7: "Hoe lang we het bewaren",
  part7Text:
    "Profiel en instellingen: zolang u klant bent. Transacties en de gegevens daarachter: zolang de wet het vraagt, ook nadat een rekening is gesloten. Berichten: totdat uw vraag is opgelost en een redelijke tijd daarna. Wordt uw profiel verwijderd, dan verdwijnen uw naam en adres; de bedragen in onze boeken en het register van veiligheidsgebeurtenissen met zijn netwerkadressen blijven, zonder uw naam.",
  part8: "Hoe we het beschermen",
  part8Text:
    "Inloggen vraagt een wachtwoord en een eenmalige code. Opdrachten die geld verplaatsen, vragen uw pincode. Een sessie eindigt vanzelf als u weg bent. Medewerkers zien wat hun taak nodig heeft, en elke handeling die iets aan uw profiel verandert, wordt vastgelegd. Brengt een lek u in gevaar, dan zeggen we wat er is gebeurd en wat u kunt doen.",
  part9: "Wat u kunt vragen",
  part9Text:
    "De gegevens zien die we van u hebben, in een vorm die u kunt meenemen. Verbeteren wat niet klopt. Wissen wat we niet hoeven te bewaren. Bezwaar maken tegen een gebruik, of een beslissing over u door een mens laten bekijken. Schrijf via de contactpagina; we antwoorden binnen een maand. U kunt ook een klacht indienen bij de toezichthouder waar u woont.",
  part10: "Wijzigingen",
  part10Text:
    "Verandert deze verklaring, dan verandert de datum hierboven. Is de wijziging voor u van belang, dan hoort u het per e-mail voordat die geldt.",
} satisfies Catalogue<typeof english>;
