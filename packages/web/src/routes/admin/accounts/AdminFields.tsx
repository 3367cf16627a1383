import { accountLimits } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Plus, X } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useEffect, useRef } from "react";
import * as css from "./AdminFields.css.ts";
import { type AdminField, adminField } from "./account-form.ts";

export type AdminFieldsProps = {
  readonly admins: readonly AdminField[];
  readonly onChange: (admins: readonly AdminField[]) => void;
};

/** The addresses of an account's admins, a field each. */
export function AdminFields({ admins, onChange }: AdminFieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelectorAll("input")[wanted.current]?.focus();
    wanted.current = null;
  });
  const add = () => {
    wanted.current = admins.length;
    onChange([...admins, adminField()]);
  };
  const remove = (index: number) => {
    wanted.current = Math.max(index - 1, 0);
    onChange(admins.filter((_, each) => each !== index));
  };
  const isOnly = admins.length === 1;
  return (
    <Stack gap={3} align="start">
      <div ref={list} className={css.list}>
        {admins.map(({ key, email }, index) => (
          <div key={key} className={css.row}>
            <div className={css.field}>
              <TextField
                label={isOnly ? "Admin" : `Admin ${index + 1}`}
                name={`admins.${index}`}
                inputMode="email"
                autoComplete="off"
                isRequired
                value={email}
                description={
                  index === 0 ? "The e-mail address of somebody who has signed in before." : undefined
                }
                onChange={(typed) =>
                  onChange(admins.map((each, at) => (at === index ? { ...each, email: typed } : each)))
                }
              />
            </div>
            {!isOnly && (
              <div className={css.remove}>
                <IconButton icon={X} label={`Remove admin ${index + 1}`} onPress={() => remove(index)} />
              </div>
            )}
          </div>
        ))}
      </div>
      <Button size="small" icon={Plus} isDisabled={admins.length >= accountLimits.admins} onPress={add}>
        Add admin
      </Button>
    </Stack>
  );
}
