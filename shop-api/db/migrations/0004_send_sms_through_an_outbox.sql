CREATE TABLE "sms_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"topic" text NOT NULL,
	"mobile" text NOT NULL,
	"sealed" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "demo_sms" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "sms_outbox_due" ON "sms_outbox" USING btree ("due_at") WHERE "sms_outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "sms_outbox_topic" ON "sms_outbox" USING btree ("topic") WHERE "sms_outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "sms_outbox_age" ON "sms_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_sms_age" ON "demo_sms" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "demo_sms" ADD CONSTRAINT "demo_sms_reference_unique" UNIQUE("reference");