/**
 * @generated SignedSource<<39222b13381aa8d034d1ec39155ce284>>
 * @relayHash c638ab7ee55cb40c0845ba9979843afe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b0645d2bd9c059cce721530f6f01db36c53bbe46c0c11ca18a38e629e8dfb5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b0645d2bd9c059cce721530f6f01db36c53bbe46c0c11ca18a38e629e8dfb5d",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
