/**
 * @generated SignedSource<<0bb779a7e002282e66eaba5925effcf4>>
 * @relayHash 60262531568be63ee3e1f84e2e7adb66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7595d5838fe2bb877a13402304ac79c81464ad7f85d6b344ee0ebe410a5a9a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookReportQuery } from './LogbookReportQuery.graphql';

const node: PreloadableConcreteRequest<LogbookReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7595d5838fe2bb877a13402304ac79c81464ad7f85d6b344ee0ebe410a5a9a0",
    "metadata": {},
    "name": "LogbookReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
