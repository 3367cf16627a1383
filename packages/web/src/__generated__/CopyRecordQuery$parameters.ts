/**
 * @generated SignedSource<<df5b1b0ddb3bc6a4b38196ce39334eac>>
 * @relayHash 33e9b48ca02655a15cb31e14744aea76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4afb6f34c4e25583c90335ebc509a6202c450d859e79f9e0fc49fe711aa7443

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4afb6f34c4e25583c90335ebc509a6202c450d859e79f9e0fc49fe711aa7443",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
