/**
 * @generated SignedSource<<e3dde360f2db34e235f0c7d8db5273fc>>
 * @relayHash 02ebd490b434a8c2633376136c8e199f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba654a0fcd4b832636f85864e61f2651646c7f6163f182f152ac81e60940e71a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba654a0fcd4b832636f85864e61f2651646c7f6163f182f152ac81e60940e71a",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
