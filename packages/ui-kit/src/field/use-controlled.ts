import { useState } from "react";

/** A value that is either controlled by the parent or kept by the component. */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
