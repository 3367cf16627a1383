/**
 * @generated SignedSource<<5a1772bbeaa2e8c9ed38ad6446d03dfa>>
 * @relayHash 3a1f4da78560e1732a78600515a73e19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0591ff8a222593f962c2824486b628852d0f9abd9a96148a3de32fc6c2b51ab2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewerQuery } from './ViewerQuery.graphql';

const node: PreloadableConcreteRequest<ViewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0591ff8a222593f962c2824486b628852d0f9abd9a96148a3de32fc6c2b51ab2",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
