/**
 * @generated SignedSource<<7ce1fc7bcbc2a722ecc32a9ebc6b15bb>>
 * @relayHash 697d1d5ebe71f5c1792abba1ef63e64b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba60a58a54427f76ff5251e5d28a8c30dd93d7baeca7879e7cd85c6cc9bed87e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba60a58a54427f76ff5251e5d28a8c30dd93d7baeca7879e7cd85c6cc9bed87e",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
