/**
 * @generated SignedSource<<930fd70fec4e1c9c92a50d22e097f6f6>>
 * @relayHash 6c59f2c0217d31ead6c91a7e29242c41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9ea788d1d989db1f44f289fba0b8abb054b5a5644a6cc1ba50e1ff4c8890b06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventReportQuery } from './EventReportQuery.graphql';

const node: PreloadableConcreteRequest<EventReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9ea788d1d989db1f44f289fba0b8abb054b5a5644a6cc1ba50e1ff4c8890b06",
    "metadata": {},
    "name": "EventReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
