/**
 * @generated SignedSource<<d069594d18069a581eb2b7e19c3d7dfb>>
 * @relayHash 1478c7f2e863b7737653bad17e32e7bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e7593eb83531a3ea43ed964e699c0713710ad5ea56d7ff6af6257c73edf2b58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGroupsQuery } from './AdminGroupsQuery.graphql';

const node: PreloadableConcreteRequest<AdminGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e7593eb83531a3ea43ed964e699c0713710ad5ea56d7ff6af6257c73edf2b58",
    "metadata": {},
    "name": "AdminGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
