/**
 * @generated SignedSource<<faf3309f635b157ac5d554e5473b53d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityConfirmationState = "confirmed" | "imported" | "open" | "returned" | "unasked";
import type { FragmentRefs } from "relay-runtime";
export type DoublePair_record$data = {
  readonly confirmationState: ActivityConfirmationState;
  readonly createdAt: string;
  readonly createdBy: {
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  } | null | undefined;
  readonly groupName: string;
  readonly id: string;
  readonly participants: ReadonlyArray<{
    readonly level: string | null | undefined;
    readonly name: string;
    readonly role: string | null | undefined;
    readonly user: {
      readonly keycloak_id: string | null | undefined;
    } | null | undefined;
  }>;
  readonly procedureIndication: string;
  readonly " $fragmentType": "DoublePair_record";
};
export type DoublePair_record$key = {
  readonly " $data"?: DoublePair_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"DoublePair_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keycloak_id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DoublePair_record",
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
      "name": "groupName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "procedureIndication",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmationState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last_name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityParticipant",
      "kind": "LinkedField",
      "name": "participants",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};
})();

(node as any).hash = "b69ab81385047184059e42eeece48a0d";

export default node;
