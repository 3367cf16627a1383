/**
 * @generated SignedSource<<8f1426fdb406e03763257a713cd222b1>>
 * @relayHash 9cf3e981f96a00b1cbb23e2ce368d519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d029e144ae86699fb3504f001a17f8c65daf91f5d9cacca15d914910c419b80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewerQuery } from './ViewerQuery.graphql';

const node: PreloadableConcreteRequest<ViewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d029e144ae86699fb3504f001a17f8c65daf91f5d9cacca15d914910c419b80",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
