import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";

export type ListCardProps = {
  readonly title: string;
  /** Explains the list above its rows. */
  readonly explanation: string;
  /** How much of it there is; absent until an account is chosen. */
  readonly count?: string | undefined;
  /** Where the card leads; without it the card is disabled (7.084). */
  readonly href?: string | undefined;
  /** The words of the way there. */
  readonly action: string;
};

/** One of the lists of an account. */
export function ListCard({ title, explanation, count, href, action }: ListCardProps) {
  return (
    <Card title={title}>
      <Stack gap={4} align="start">
        <Stack gap={1}>
          <Text tone="muted">{explanation}</Text>
          {count !== undefined && (
            <Text weight="medium" figures="tabular">
              {count}
            </Text>
          )}
        </Stack>
        {href === undefined ? (
          <Button isDisabled>{action}</Button>
        ) : (
          <LinkButton href={href}>{action}</LinkButton>
        )}
      </Stack>
    </Card>
  );
}
