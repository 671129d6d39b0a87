/** Runs under Node when a public remote is released: every page of it as HTML, in every language. */

import { LOCALES, type Locale } from "@lintel/contract";
import { renderInLocale, StaticRouter, titleOfPrerendered } from "@lintel/portal/host";
import { renderToString } from "react-dom/server";
// biome-ignore lint/correctness/noUndeclaredDependencies: the build puts the released remote in this place
import { headOf } from "remote-heads";
// biome-ignore lint/correctness/noUndeclaredDependencies: the build puts the released remote in this place
import routes from "remote-routes";
import { ServerStyleSheet } from "styled-components";
import { App } from "./app";
import { shellMessages } from "./messages";
import { loadMessages, type PageState, type PageStore } from "./remotes/page-store";

interface PrerenderedPage {
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** JSON-LD objects, the operator's details in braces. */
  readonly structuredData: readonly object[];
  readonly html: string;
  readonly css: string;
}

export async function prerenderAll(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const locale of LOCALES) {
    renderInLocale(locale);
    await shellMessages.load(locale);
    for (const route of routes) {
      // A path with names in it is as many pages as there are values; those are drawn in the browser.
      if (!route.path.includes(":")) pages.push(await prerender(route, locale));
    }
  }
  return pages;
}

async function prerender(route: (typeof routes)[number], locale: Locale): Promise<PrerenderedPage> {
  const page = await route.page();
  await Promise.all([loadMessages(route.messages), loadMessages(page.messages)]);
  const sheet = new ServerStyleSheet();
  const ready = {
    status: "ready",
    routePath: route.path,
    params: {},
    Page: page.default,
    Layout: route.layout ?? null,
  } as const;
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={route.path}>
          <App pages={only(ready)} remotes={[]} idleMinutes={0} />
        </StaticRouter>,
      ),
    );
    // What React leaves where a page threw: its fallback, which would be released as the page.
    if (html.includes("<!--$!-->")) throw new Error(`${route.path} cannot be drawn without a browser (${locale}).`);
    const css = /<style[^>]*>([\s\S]*)<\/style>/.exec(sheet.getStyleTags())?.[1] ?? "";
    const head = await headOf(route.path, locale);
    return {
      locale,
      path: route.path,
      title: head?.title ?? titleOfPrerendered(),
      description: head?.description ?? firstSentences(html),
      structuredData: head?.structuredData ?? [],
      html,
      css,
    };
  } finally {
    sheet.seal();
  }
}

function only(state: PageState): PageStore {
  const settled = Promise.resolve(state);
  return { request: () => settled, retry: () => settled, state: () => state, subscribe: () => () => undefined };
}

const DESCRIPTION_LENGTH = 160;

/** What a search engine shows under the title: the first paragraph of the page itself. */
function firstSentences(html: string): string {
  const main = /<main[\s\S]*$/.exec(html)?.[0] ?? html;
  const paragraph = /<p[^>]*>([\s\S]*?)<\/p>/.exec(main)?.[1] ?? "";
  const text = paragraph
    .replace(/<[^>]+>/g, "")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .trim();
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")} …`;
}
