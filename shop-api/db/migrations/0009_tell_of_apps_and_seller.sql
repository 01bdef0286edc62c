ALTER TABLE "site_settings" ADD COLUMN "play_store_link" text DEFAULT 'javascript:;' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "app_store_link" text DEFAULT 'javascript:;' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "legal_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "fssai_licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "grievance_officer" text DEFAULT '' NOT NULL;