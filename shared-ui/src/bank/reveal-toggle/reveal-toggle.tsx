import { IconButton } from "@lintel/shared-ui";
import { Eye, EyeOff } from "lucide-react";

export interface RevealToggleProps {
  revealed: boolean;
  onChange: (revealed: boolean) => void;
  onWall?: boolean;
  labels?: { show: string; hide: string };
}

const LABELS = { show: "Show balance", hide: "Hide balance" };

export function RevealToggle({ revealed, onChange, onWall = false, labels = LABELS }: RevealToggleProps) {
  return (
    <IconButton
      aria-pressed={revealed}
      icon={
        revealed ? (
          <EyeOff size={20} strokeWidth={1.75} aria-hidden />
        ) : (
          <Eye size={20} strokeWidth={1.75} aria-hidden />
        )
      }
      label={revealed ? labels.hide : labels.show}
      onClick={() => onChange(!revealed)}
      onWall={onWall}
    />
  );
}
