import type { Locale } from "@lintel/contract";
import { BRAND } from "@lintel/contract";
import { FORMER_CONTACT } from "@lintel/portal/paths";
import { LATE_CLASS, ROOT_ID } from "@lintel/portal/release";
import { escaped } from "./html";

interface Words {
  readonly notFound: string;
  readonly notFoundHelp: string;
  readonly notAvailable: string;
  readonly notAvailableHelp: string;
  readonly needsScript: string;
  readonly needsScriptHelp: string;
  readonly notArrived: string;
  readonly notArrivedHelp: string;
  readonly reload: string;
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
    notArrived: "This page has not arrived",
    notArrivedHelp: "Check your connection, then load the page again.",
    reload: "Reload",
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
    notArrived: "Cette page n’est pas arrivée",
    notArrivedHelp: "Vérifiez votre connexion, puis rechargez la page.",
    reload: "Recharger",
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
    notArrived: "Questa pagina non è arrivata",
    notArrivedHelp: "Controlli la connessione, poi ricarichi la pagina.",
    reload: "Ricarica",
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
    notArrived: "Esta página no ha llegado",
    notArrivedHelp: "Compruebe su conexión y vuelva a cargar la página.",
    reload: "Recargar",
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
    notArrived: "Diese Seite ist nicht angekommen",
    notArrivedHelp: "Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.",
    reload: "Neu laden",
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
    notArrived: "Deze pagina is niet aangekomen",
    notArrivedHelp: "Controleer uw verbinding en laad de pagina daarna opnieuw.",
    reload: "Opnieuw laden",
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
    notArrived: "Ta strona nie dotarła",
    notArrivedHelp: "Sprawdź połączenie i wczytaj stronę ponownie.",
    reload: "Wczytaj ponownie",
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
    notArrived: "此页面未能加载",
    notArrivedHelp: "请检查网络，然后重新加载页面。",
    reload: "重新加载",
    goHome: "返回首页",
    contact: "在找“联系我们”页面？",
  },
};

const SAID_WITH = { 200: "needsScript", 404: "notFound", 503: "notAvailable" } as const;
type Status = keyof typeof SAID_WITH;

/** What stands in the place of a page that only a script can draw, for whoever has none. */
export function withoutScript(known: string | null, locale: Locale, status: Status): string {
  const words = WORDS[locale];
  const said = SAID_WITH[status];
  const ways = [`<a href="/">${escaped(words.goHome)}</a>`];
  if (known === FORMER_CONTACT) ways.push(`<a href="/contact">${escaped(words.contact)}</a>`);
  return `<noscript><main data-without-script><h1>${escaped(words[said])}</h1><p>${escaped(words[`${said}Help`])}</p><p>${ways.join(" ")}</p></main></noscript>`;
}

/**
 * What stands there once the shell has kept somebody waiting for long. It shows itself, because what would show it has not come, and gives
 * way to whatever the shell draws.
 */
export function withoutShell(locale: Locale): string {
  const { notArrived, notArrivedHelp, reload, goHome } = WORDS[locale];
  return (
    `<div class="${LATE_CLASS}" role="alert"><p><b>${escaped(notArrived)}</b></p><p>${escaped(notArrivedHelp)}</p>` +
    `<p><a href="">${escaped(reload)}</a> <a href="/">${escaped(goHome)}</a></p></div>`
  );
}

/** Beside the page and not in it: nothing moves when it comes or goes. Whoever has no script has read something else already. */
export const LATE_LOOK =
  ".late{position:absolute;inset:0 0 auto;max-width:60ch;margin:0 auto;padding:96px 20px;line-height:1.5;visibility:hidden;animation:late 0s 10s forwards}" +
  "@keyframes late{to{visibility:visible}}" +
  ".late b{font-size:1.5rem}.late a{display:inline-block;margin-inline-end:20px;padding-block:10px}" +
  `#${ROOT_ID}:not(:empty)~.late{display:none}` +
  "noscript:has(main)~.late{display:none}" +
  // Until then a slow line shows the mark, where the shell will draw it: a page without anything looks like one that does not come.
  `#${ROOT_ID}:empty::before{content:"";position:fixed;top:calc(50dvh - 57px);left:calc(50% - 36px);width:72px;height:72px;` +
  "background:linear-gradient(var(--mark-beam) 0 0)3px 8px/67px 17px,linear-gradient(var(--text) 0 0)10px 30px/18px 34px,linear-gradient(var(--text) 0 0)44px 30px/18px 34px;" +
  "background-repeat:no-repeat;visibility:hidden;animation:late 0s 1s forwards,over 0s 10s forwards}" +
  "@keyframes over{to{visibility:hidden}}" +
  `noscript:has(main)~#${ROOT_ID}::before{display:none}`;

/** "Page not found · Lintel", as the page calls itself once it is drawn. */
export function titleOf(status: Status, locale: Locale): string {
  return status === 200 ? BRAND.name : `${WORDS[locale][SAID_WITH[status]]} · ${BRAND.name}`;
}
