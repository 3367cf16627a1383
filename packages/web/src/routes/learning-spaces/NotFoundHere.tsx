import { courseTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";

/** Shown for an address that leads to no content of the person, with a link to what they have. */
export function NotFoundHere({ children }: { readonly children: string }) {
  return (
    <Card>
      <EmptyState action={<LinkButton href="/learning-spaces">{courseTexts.spaces}</LinkButton>}>
        {children}
      </EmptyState>
    </Card>
  );
}
