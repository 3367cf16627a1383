/**
 * @generated SignedSource<<7acd3898e352168a748459b1da734246>>
 * @relayHash 970dc30c7cd42b23d5819fd3fb430d47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df9b42c5860516cc01547cba287c70e04bfac751a05dcfe6c817d0f191ce721e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df9b42c5860516cc01547cba287c70e04bfac751a05dcfe6c817d0f191ce721e",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
