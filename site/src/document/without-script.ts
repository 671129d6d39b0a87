import { BRAND } from "@lintel/contract";
import { FORMER_CONTACT } from "@lintel/portal/paths";
import type { Locale } from "@lintel/portal/release";
import { escaped } from "./html";

interface Words {
  readonly notFound: string;
  readonly notFoundHelp: string;
  readonly notAvailable: string;
  readonly notAvailableHelp: string;
  readonly needsScript: string;
  readonly needsScriptHelp: string;
  readonly goHome: string;
  readonly contact: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    notFound: "Page not found",
    notFoundHelp: "The address may be old, or mistyped.",
    notAvailable: "This page is not available right now",
    notAvailableHelp: "The rest of the site works as usual. Nothing of yours is lost.",
    needsScript: "This page needs JavaScript",
    needsScriptHelp: "So do signing in and online banking. The bank's other pages read without it.",
    goHome: "Go Home",
    contact: "Looking for Contact us?",
  },
  fr: {
    notFound: "Page introuvable",
    notFoundHelp: "L’adresse est peut-être ancienne ou mal saisie.",
    notAvailable: "Cette page est indisponible pour le moment",
    notAvailableHelp: "Le reste du site fonctionne normalement. Rien de ce qui vous appartient n’est perdu.",
    needsScript: "Cette page a besoin de JavaScript",
    needsScriptHelp: "La connexion et la banque en ligne aussi. Les autres pages de la banque se lisent sans lui.",
    goHome: "Retour à l’accueil",
    contact: "Vous cherchez la page Contact ?",
  },
  it: {
    notFound: "Pagina non trovata",
    notFoundHelp: "L’indirizzo potrebbe essere vecchio o scritto in modo errato.",
    notAvailable: "Questa pagina non è disponibile al momento",
    notAvailableHelp: "Il resto del sito funziona normalmente. Non è andato perso nulla.",
    needsScript: "Questa pagina richiede JavaScript",
    needsScriptHelp: "Lo richiedono anche l’accesso e la banca online. Le altre pagine della banca si leggono senza.",
    goHome: "Torna alla pagina iniziale",
    contact: "Cerca la pagina Contatti?",
  },
  es: {
    notFound: "Página no encontrada",
    notFoundHelp: "Puede que la dirección sea antigua o esté mal escrita.",
    notAvailable: "Esta página no está disponible en este momento",
    notAvailableHelp: "El resto del sitio funciona con normalidad. No se ha perdido nada suyo.",
    needsScript: "Esta página necesita JavaScript",
    needsScriptHelp:
      "También lo necesitan el inicio de sesión y la banca en línea. Las demás páginas del banco se leen sin él.",
    goHome: "Ir al inicio",
    contact: "¿Busca la página de contacto?",
  },
  de: {
    notFound: "Seite nicht gefunden",
    notFoundHelp: "Die Adresse ist vielleicht veraltet oder falsch geschrieben.",
    notAvailable: "Diese Seite ist gerade nicht verfügbar",
    notAvailableHelp: "Der Rest der Website funktioniert wie gewohnt. Nichts ist verloren.",
    needsScript: "Diese Seite braucht JavaScript",
    needsScriptHelp:
      "Die Anmeldung und das Online-Banking brauchen es ebenfalls. Die übrigen Seiten der Bank sind ohne lesbar.",
    goHome: "Zur Startseite",
    contact: "Suchen Sie unsere Kontaktseite?",
  },
  nl: {
    notFound: "Pagina niet gevonden",
    notFoundHelp: "Het adres is misschien oud of verkeerd getypt.",
    notAvailable: "Deze pagina is nu niet beschikbaar",
    notAvailableHelp: "De rest van de site werkt gewoon. Er is niets verloren.",
    needsScript: "Deze pagina heeft JavaScript nodig",
    needsScriptHelp: "Inloggen en online bankieren ook. De andere pagina’s van de bank zijn zonder te lezen.",
    goHome: "Naar de startpagina",
    contact: "Zoekt u de contactpagina?",
  },
  pl: {
    notFound: "Nie znaleziono strony",
    notFoundHelp: "Adres może być stary lub błędnie wpisany.",
    notAvailable: "Ta strona jest chwilowo niedostępna",
    notAvailableHelp: "Reszta serwisu działa jak zwykle. Nic nie zostało utracone.",
    needsScript: "Ta strona wymaga JavaScriptu",
    needsScriptHelp:
      "Wymagają go także logowanie i bankowość internetowa. Pozostałe strony banku można czytać bez niego.",
    goHome: "Strona główna",
    contact: "Szukasz strony Kontakt?",
  },
  "zh-CN": {
    notFound: "找不到页面",
    notFoundHelp: "网址可能已过期或输入有误。",
    notAvailable: "此页面暂时无法使用",
    notAvailableHelp: "网站的其他部分一切正常，您的数据没有丢失。",
    needsScript: "此页面需要 JavaScript",
    needsScriptHelp: "登录和网上银行同样需要。银行的其他页面无需启用即可阅读。",
    goHome: "返回首页",
    contact: "在找“联系我们”页面？",
  },
};

const SAID_WITH = { 200: "needsScript", 404: "notFound", 503: "notAvailable" } as const;
type Status = keyof typeof SAID_WITH;

/** What stands in the place of a page that only a script can draw, for whoever has none. */
export function withoutScript(pathname: string, locale: Locale, status: Status): string {
  const words = WORDS[locale];
  const said = SAID_WITH[status];
  const ways = [`<a href="/">${escaped(words.goHome)}</a>`];
  if (pathname === FORMER_CONTACT) ways.push(`<a href="/contact">${escaped(words.contact)}</a>`);
  return `<noscript><main data-without-script><h1>${escaped(words[said])}</h1><p>${escaped(words[`${said}Help`])}</p><p>${ways.join(" ")}</p></main></noscript>`;
}

/** "Page not found · Lintel", as the page calls itself once it is drawn. */
export function titleOf(status: Status, locale: Locale): string {
  return status === 200 ? BRAND.name : `${WORDS[locale][SAID_WITH[status]]} · ${BRAND.name}`;
}
