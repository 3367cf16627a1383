/**
 * @generated SignedSource<<d3ffe56f1300769fcdf53de69fec6903>>
 * @relayHash 4239ef876a572ba757b0b0eb7f9558dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c915a0a3f7ab8e6ee0cef1ccd635a22f91bbc19d09ff608a0077c39377aaafd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c915a0a3f7ab8e6ee0cef1ccd635a22f91bbc19d09ff608a0077c39377aaafd",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
