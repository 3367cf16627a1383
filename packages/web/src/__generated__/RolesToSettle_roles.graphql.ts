/**
 * @generated SignedSource<<861773e1ade8d214f408e1c6f52a65fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntrustmentSide = "attending" | "trainee";
export type StatedRole = "Assistant" | "Circulator" | "Observer" | "Operator" | "Scrub";
import type { FragmentRefs } from "relay-runtime";
export type RolesToSettle_roles$data = ReadonlyArray<{
  readonly dateOfProcedure: string;
  readonly id: string;
  readonly otherName: string | null | undefined;
  readonly procedureName: string;
  readonly recordedRole: string | null | undefined;
  readonly side: EntrustmentSide;
  readonly statedRole: {
    readonly role: StatedRole;
  };
  readonly " $fragmentType": "RolesToSettle_roles";
}>;
export type RolesToSettle_roles$key = ReadonlyArray<{
  readonly " $data"?: RolesToSettle_roles$data;
  readonly " $fragmentSpreads": FragmentRefs<"RolesToSettle_roles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RolesToSettle_roles",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateOfProcedure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "procedureName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttendingsRole",
      "kind": "LinkedField",
      "name": "statedRole",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RoleToSettle",
  "abstractKey": null
};

(node as any).hash = "941aa3ad9d5342f4fb86398319049ffc";

export default node;
