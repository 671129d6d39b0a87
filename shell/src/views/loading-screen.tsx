export function LoadingScreen() {
  return <div aria-busy="true">Loading your accounts</div>;
}
