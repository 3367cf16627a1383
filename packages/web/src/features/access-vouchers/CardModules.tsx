import { Text } from "@cathedra/ui-kit/Text";
import * as css from "./parts.css.ts";

type Named = { readonly name: string };

export type CardModulesProps = {
  readonly modules: readonly (Named & { readonly moduleId: string; readonly cases: readonly Named[] })[];
};

/** The modules of a voucher or event with its cases (2.027). */
export function CardModules({ modules }: CardModulesProps) {
  return (
    <ul className={css.modules}>
      {modules.map(({ moduleId, name, cases }) => (
        <li key={moduleId}>
          <Text size="small" weight="medium">
            {name}
          </Text>
          <Text size="small" tone="muted">
            {cases.map((each) => each.name).join(", ")}
          </Text>
        </li>
      ))}
    </ul>
  );
}
