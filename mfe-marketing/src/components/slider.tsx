import { useId } from "react";
import styled from "styled-components";
import { useEarlyEntry } from "../lib/use-early-entry";

const Root = styled.div`
  display: grid;
  gap: 4px;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  label {
    font: var(--type-body-s);
  }
  output {
    font: var(--type-money-m);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`;

const Track = styled.input`
  width: 100%;
  height: 44px;
  accent-color: var(--accent);
  cursor: pointer;
`;

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words: "$5,000", "12 years". */
  text: string;
  onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step, text, onChange }: SliderProps) {
  const id = useId();
  const track = useEarlyEntry<HTMLInputElement>(String(value), (field) => onChange(field.valueAsNumber));

  return (
    <Root>
      <Top>
        <label htmlFor={id}>{label}</label>
        {/* The slider itself says its value; an output by nature would say it again. */}
        <output htmlFor={id} aria-live="off">
          {text}
        </output>
      </Top>
      <Track
        ref={track}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </Root>
  );
}
