import { courseTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";

/** What an address shows that leads to nothing of the person's, with the way to what is. */
export function NotHere({ children }: { readonly children: string }) {
  return (
    <Card>
      <EmptyState action={<LinkButton href="/learning-spaces">{courseTexts.spaces}</LinkButton>}>
        {children}
      </EmptyState>
    </Card>
  );
}
