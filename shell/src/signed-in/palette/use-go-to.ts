import { useNavigate } from "@lintel/portal";
import { currentHref, standAtTop } from "@lintel/portal/host";

/** As links do: to where one is makes no second entry for the way back, and leads to the top. */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    const isHere = to === currentHref();
    void navigate(to, { replace: isHere });
    if (isHere) standAtTop();
  };
}
