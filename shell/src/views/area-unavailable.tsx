interface AreaUnavailableProps {
  area: string;
  onRetry: () => void;
}

export function AreaUnavailable({ area, onRetry }: AreaUnavailableProps) {
  return (
    <main id="main">
      <h1 tabIndex={-1}>{area} is not available right now</h1>
      <p>The rest of the site works as usual.</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </main>
  );
}
