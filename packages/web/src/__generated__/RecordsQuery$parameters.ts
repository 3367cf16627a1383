/**
 * @generated SignedSource<<0a0ae62e1ccc82ce4bca066913b292cd>>
 * @relayHash 089ae2d9236adc1d4703277a133b8d55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b0cf33edf86fcedb913ce69bc8235c1b7cd016441096120735c6b57f064e5d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b0cf33edf86fcedb913ce69bc8235c1b7cd016441096120735c6b57f064e5d4",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
