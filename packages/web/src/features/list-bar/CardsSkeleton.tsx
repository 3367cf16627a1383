import { Card } from "@cathedra/ui-kit/Card";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";

export type CardsSkeletonProps = {
  readonly label: string;
  /** Of what stands over the cards, in pixels: a bar, unless told. */
  readonly headHeight?: number;
};

const cards = ["first", "second", "third", "fourth"];

/** Holds the places of what stands over a list, and of the list's first cards. */
export function CardsSkeleton({ label, headHeight = 40 }: CardsSkeletonProps) {
  return (
    <Stack gap={6}>
      <Skeleton kind="block" height={headHeight} label={label} />
      <Grid columns={2}>
        {cards.map((card) => (
          <Card key={card} padding="medium">
            <Stack gap={5}>
              <Skeleton kind="title" label="" />
              <Skeleton lines={7} label="" />
              <Skeleton kind="block" height={32} label="" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
