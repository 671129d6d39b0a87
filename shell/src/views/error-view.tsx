import { useMessages, usePageTitle } from "@lintel/portal";
import { Button, LinkButton } from "@lintel/shared-ui";
import { shellMessages } from "../messages";
import { isMissingChunk } from "../telemetry/capture";
import { View, Ways } from "./view";

interface ErrorViewProps {
  error: unknown;
  /** Draws the broken part anew. Without it the whole page is loaded again. */
  onRetry?: () => void;
}

export function ErrorView({ error, onRetry }: ErrorViewProps) {
  const t = useMessages(shellMessages);
  usePageTitle(t("unexpectedError"));
  // What a bundler says of a file that did not come names the file, and helps nobody who reads it here.
  const isMissing = isMissingChunk(error);
  const message = isMissing ? t("partMissing") : error instanceof Error ? error.message : String(error);

  return (
    <View role="alert">
      <h1 tabIndex={-1}>{t("unexpectedError")}</h1>
      {/* A program's own words are English in every language. */}
      <p lang={isMissing ? undefined : "en"}>{message}</p>
      <Ways>
        {onRetry ? (
          <Button onClick={onRetry}>{t("tryAgain")}</Button>
        ) : (
          <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
        )}
        {/* A plain link: after a failure nothing of this page is trusted to draw the next one. */}
        <LinkButton href="/" variant="secondary">
          {t("goHome")}
        </LinkButton>
      </Ways>
    </View>
  );
}
