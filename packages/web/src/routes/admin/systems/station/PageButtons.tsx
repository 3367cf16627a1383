import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Text } from "@cathedra/ui-kit/Text";

type PageButtonsProps = {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
};

/** Buttons for newer and older pages of a list inside of a page; nothing if there is only one page. */
export function PageButtons({ page, last, onPage }: PageButtonsProps) {
  if (last <= 1) return null;
  return (
    <Inline gap={2}>
      <Button isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
        Newer
      </Button>
      <Text as="span" size="small" tone="muted" figures="tabular">
        {`Page ${page} of ${last}`}
      </Text>
      <Button isDisabled={page >= last} onPress={() => onPage(page + 1)}>
        Older
      </Button>
    </Inline>
  );
}
