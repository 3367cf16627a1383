import { Button, type ButtonProps } from "@cathedra/ui-kit/Button";

/** Prints the page as it is, for pages that people hand on or keep on paper. Like all buttons, this one is not printed. */
export function PrintButton({ variant = "secondary" }: Pick<ButtonProps, "variant">) {
  return (
    <Button variant={variant} onPress={() => print()}>
      Print
    </Button>
  );
}
