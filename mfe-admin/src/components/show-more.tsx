import { useMessages } from "@lintel/portal";
import { Button, FieldError } from "@lintel/shared-ui";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { Ref } from "react";
import styled from "styled-components";
import { messages } from "../messages";

interface ShowMoreProps {
  ref: Ref<HTMLButtonElement>;
  list: Pick<UseInfiniteQueryResult, "isFetchingNextPage" | "isFetchNextPageError">;
  onMore: () => void;
}

/** Stands below a list of which there is more. That it did not come is said here too: above a long list nobody who pressed would see it. */
export function ShowMore({ ref, list: { isFetchingNextPage, isFetchNextPageError }, onMore }: ShowMoreProps) {
  const t = useMessages(messages);
  return (
    <Root>
      {/* Away while it is tried again: a second failure is told as the first was. */}
      {isFetchNextPageError && !isFetchingNextPage && (
        <div role="alert">
          <FieldError>{t("moreFailed")}</FieldError>
        </div>
      )}
      <Button ref={ref} variant="secondary" busy={isFetchingNextPage} onClick={onMore}>
        {isFetchingNextPage ? t("loadingMore") : t("more")}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
