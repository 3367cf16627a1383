import { resultText } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { CircleCheck, TriangleAlert } from "@cathedra/ui-kit/Icon";

/** What came of a run, with a mark of its own beside the colour (6.007); nothing where nothing was evaluated. */
export function RunResult({ result }: { readonly result: string | null | undefined }) {
  if (result == null) return null;
  const isMet = result === resultText(true);
  return (
    <Badge tone={isMet ? "success" : "warning"} icon={isMet ? CircleCheck : TriangleAlert}>
      {result}
    </Badge>
  );
}
