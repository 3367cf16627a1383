/**
 * @generated SignedSource<<4033d2c067b48e99d2a876921c12cfcc>>
 * @relayHash bb7ebc64496c564501d3e7cd81c21d0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3537e3a27588c6ff83c46f05d8af7087f1f41c8a305aa63d707e189d34cfa752

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3537e3a27588c6ff83c46f05d8af7087f1f41c8a305aa63d707e189d34cfa752",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
