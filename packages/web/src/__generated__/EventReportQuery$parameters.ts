/**
 * @generated SignedSource<<59069457e8b54c72fdff48cf1ce78bb0>>
 * @relayHash 23c20880a17ee30ec77b17149b484cfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 004f9b643d72122742a0e618dd3452973aeaf276e82b1f3bc6a6238da34505ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventReportQuery } from './EventReportQuery.graphql';

const node: PreloadableConcreteRequest<EventReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "004f9b643d72122742a0e618dd3452973aeaf276e82b1f3bc6a6238da34505ac",
    "metadata": {},
    "name": "EventReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
