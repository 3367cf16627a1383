/**
 * @generated SignedSource<<535556f689be67dff7df9404a23a6f88>>
 * @relayHash faed56cdcd7d2deb5f095fad08b45300
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aec4fade098972888ff472d4a88aa4702b675a27e7cb65dc66a5862e52ebdec7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventReportQuery } from './EventReportQuery.graphql';

const node: PreloadableConcreteRequest<EventReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aec4fade098972888ff472d4a88aa4702b675a27e7cb65dc66a5862e52ebdec7",
    "metadata": {},
    "name": "EventReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
