/**
 * @generated SignedSource<<e0f60fd81e177c3b778e2138a2a3cd33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnCertificates_certificates$data = {
  readonly certificates: ReadonlyArray<{
    readonly assignmentId: number | null | undefined;
    readonly code: string;
    readonly groupName: string;
    readonly institution: string;
    readonly issuedAt: string;
    readonly showsName: boolean;
    readonly title: string;
  }>;
  readonly " $fragmentType": "OwnCertificates_certificates";
};
export type OwnCertificates_certificates$key = {
  readonly " $data"?: OwnCertificates_certificates$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnCertificates_certificates">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnCertificates_certificates",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IssuedCertificate",
      "kind": "LinkedField",
      "name": "certificates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assignmentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
          "name": "institution",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showsName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MyCertificates",
  "abstractKey": null
};

(node as any).hash = "bfb1e5ba16afd48b1b4a0c7b9cd4dd79";

export default node;
