import { useNavigate } from "@lintel/portal";
import { currentHref } from "@lintel/portal/host";

/** As links do: to where one is makes no second entry for the way back. */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => void navigate(to, { replace: to === currentHref() });
}
