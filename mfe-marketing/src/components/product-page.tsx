import { Link, usePageTitle } from "@lintel/portal";
import { LinkButton } from "@lintel/shared-ui";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useCopy, type Words } from "../lib/use-copy";
import { AtAGlance } from "./at-a-glance";
import { ClosingBand } from "./closing-band";
import { messages as layoutMessages } from "./layout/messages";
import { Parts } from "./parts";
import { ProductHero } from "./product-hero";
import { Questions } from "./questions";
import { Steps } from "./steps";

interface ProductPageProps {
  /** The page's own words. */
  copy: Words<"title" | "heading" | "lead" | "stepsTitle", "part" | "step" | "question">;
  parent?: "accounts" | "cards" | "loans";
  action: { to: string; label: string };
  secondary?: { to: string; label: string };
  art: ReactNode;
  /** What this product alone has to show. */
  children?: ReactNode;
}

/** What it is, what it costs, how to get it, what others asked, what to do next: the same order for every product. */
export function ProductPage({ copy, parent, action, secondary, art, children }: ProductPageProps) {
  const layout = useCopy(layoutMessages);
  usePageTitle(copy("title"));
  const facts = copy.seriesIfAny("glance", "Value");

  return (
    <>
      <ProductHero
        crumbsLabel={layout("breadcrumb")}
        crumbs={[
          { label: layout("home"), to: "/" },
          ...(parent ? [{ label: layout(parent), to: `/${parent}` }] : []),
          { label: copy("title") },
        ]}
        heading={copy("heading")}
        lead={copy("lead")}
        actions={
          <>
            <LinkButton
              component={Link}
              to={action.to}
              size="l"
              trailingIcon={<ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
            >
              {action.label}
            </LinkButton>
            {secondary && (
              <LinkButton component={Link} to={secondary.to} size="l" variant="secondary">
                {secondary.label}
              </LinkButton>
            )}
          </>
        }
        art={art}
      />
      {facts.length > 0 && <AtAGlance title={layout("glanceTitle")} facts={facts} />}
      {children}
      <Parts parts={copy.series("part", "Text")} />
      <Steps title={copy("stepsTitle")} steps={copy.series("step", "Text")} />
      <Questions questions={copy.series("question", "Answer")} />
      <ClosingBand />
    </>
  );
}
