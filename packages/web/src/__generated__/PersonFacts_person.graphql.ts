/**
 * @generated SignedSource<<3006d1bfe24d5e28b63d33583f78ec5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonFacts_person$data = {
  readonly administers: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
  }>;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly groupCount: number;
  readonly groups: ReadonlyArray<{
    readonly customer: string;
    readonly id: number;
    readonly name: string;
    readonly role: string;
  }>;
  readonly id: string;
  readonly knownSince: string;
  readonly logbook: boolean;
  readonly name: string;
  readonly roles: ReadonlyArray<string>;
  readonly seenAt: string | null | undefined;
  readonly termsVersion: string | null | undefined;
  readonly viewerCanReadProgress: boolean;
  readonly " $fragmentType": "PersonFacts_person";
};
export type PersonFacts_person$key = {
  readonly " $data"?: PersonFacts_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonFacts_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonFacts_person",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logbook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "knownSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termsVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReadProgress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonCustomer",
      "kind": "LinkedField",
      "name": "administers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customer",
          "storageKey": null
        },
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
  "type": "AdministeredPerson",
  "abstractKey": null
};
})();

(node as any).hash = "e3acf4c64bcf83b014f399f0f04f4fbb";

export default node;
