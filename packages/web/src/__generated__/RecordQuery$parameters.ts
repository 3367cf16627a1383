/**
 * @generated SignedSource<<5ebd9a64aaa9d493325a3f99d17901a4>>
 * @relayHash 3fef21004d589a182dcbdee1714b3e7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad49739134e486570af1623eb2512c992dc19d5914b0bc0231cac1f92db36bdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad49739134e486570af1623eb2512c992dc19d5914b0bc0231cac1f92db36bdd",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
