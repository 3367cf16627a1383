/**
 * @generated SignedSource<<d8141315c5a127bde6a0a9aac478bcac>>
 * @relayHash ee56c15da395a6ea9746d1d68b51f4b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35f109a1cb83f0404064f7ae14814c853b005ee3f76718b747ff9fd7c9530677

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewerQuery } from './ViewerQuery.graphql';

const node: PreloadableConcreteRequest<ViewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35f109a1cb83f0404064f7ae14814c853b005ee3f76718b747ff9fd7c9530677",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
