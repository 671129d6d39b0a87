import { LoadingRegion, Skeleton } from "@lintel/shared-ui";

const ROWS = [0, 1, 2, 3, 4, 5];

export function RowSkeletons({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      {ROWS.map((row) => (
        <Skeleton key={row} height="44px" />
      ))}
    </LoadingRegion>
  );
}
