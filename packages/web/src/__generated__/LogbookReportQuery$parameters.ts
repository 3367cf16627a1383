/**
 * @generated SignedSource<<d21966f43f3e1379ab1f91d9b20a5753>>
 * @relayHash e02730ae31de7a273c38ad9c376a57a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d268f9de63c788013098c59a3077f8e622a858c2a5debe0d4796e653251a9d9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookReportQuery } from './LogbookReportQuery.graphql';

const node: PreloadableConcreteRequest<LogbookReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d268f9de63c788013098c59a3077f8e622a858c2a5debe0d4796e653251a9d9b",
    "metadata": {},
    "name": "LogbookReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
